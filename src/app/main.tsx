import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startUp } from './start-up.ts';

const host = document.getElementById('root');
if (!host) throw new Error('The page has no root element');
await startUp();
createRoot(host).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
