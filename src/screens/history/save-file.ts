/** A browser may still read the file when the press of the link has returned, ms. */
const READ_MS = 60_000;

/** Gives a file to the browser to be kept, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
