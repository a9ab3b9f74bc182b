// The sign of a moon; there are three of them in the box.

import { isSign, type SignName } from '../../kit/signs';

export function moonSign(moon: number): SignName {
  const name = `moon-${moon}`;
  return isSign(name) ? name : 'moon';
}
