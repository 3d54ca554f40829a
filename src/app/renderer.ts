/** What draws the page: the largest part of the framework, run by itself while the page waits for its texts. */
export { createRoot } from 'react-dom/client';
