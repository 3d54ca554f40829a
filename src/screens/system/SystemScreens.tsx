/** The screens of this device, in one file: what is read of one is often looked up in the other. */
export { ConnectionScreen } from '../connection/ConnectionScreen.tsx';
export { SystemScreen } from './SystemScreen.tsx';
