import { contentsHtml, toHtml } from './html.ts';
import { reference } from './reference.ts';

/** Where the documents are served; what stands below it is named from here. */
export const DOCS_PATH = '/api/docs';

/** The reference as one page that needs nothing but its own style sheet. */
export function docsPage(): string {
  const blocks = reference();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pipframe API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${DOCS_PATH}/style.css">
</head>
<body>
<header>
<h1>Pipframe API</h1>
<p>Every answer of a call is <code>{"code": …, "msg": …, "data": …}</code>; code 1 is success. Decimals are text.
The same for programs: <a href="${DOCS_PATH}/openapi.json">OpenAPI</a> of the calls,
<a href="${DOCS_PATH}/asyncapi.json">AsyncAPI</a> of the live socket.</p>
</header>
<nav aria-label="Contents">${contentsHtml(blocks)}</nav>
<main>
${toHtml(blocks)}
</main>
</body>
</html>
`;
}
