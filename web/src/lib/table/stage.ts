// A table that plays takes the whole screen; the frame of the site gives way on phones.

import '../../boards/kit/fonts';
import '../../styles/stage.css';

/** While the element is there, the page is a stage. */
export function onStage(): () => void {
  document.documentElement.dataset.stage = '';
  return () => delete document.documentElement.dataset.stage;
}
