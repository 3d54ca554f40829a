/** The ways to write to us, in one file: who does not find the one is led to the other. */
export { FeedbackScreen } from '../feedback/FeedbackScreen.tsx';
export { ContactScreen } from './ContactScreen.tsx';
