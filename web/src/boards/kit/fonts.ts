// The type of the boards. Whoever imports this has it: pages without a board never fetch it.

import './fonts.css';
