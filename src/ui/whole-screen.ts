import { createContext } from 'react';

/** Whether words stand in the place of a whole screen, so that their title is its heading. */
export const WholeScreen = createContext(false);
