/** Below this a picture goes as it is. */
const SMALL_BYTES = 1_000_000;
/** Enough to read the small print of a document. */
const LONGEST_SIDE = 2_400;
const QUALITY = 0.85;

/** A photo of a phone at the size that is of use: a tenth of the bytes, the same writing. What cannot be drawn stays as it is. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const smaller = await redrawn(bitmap);
    bitmap.close();
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

function redrawn(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What shines through would come out black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
