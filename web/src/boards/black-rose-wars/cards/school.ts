// The sign of a deck of spells; packs bring schools that nobody has drawn.

import { isSign, type SignName } from '../../kit/signs';

export const schoolSign = (deck: string): SignName => (isSign(deck) ? deck : 'spell');
