/** An empty image of this size, as a file. */
export async function imageFile(width = 300, height = 150, name = 'a.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const image = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));
  return new File([image], name, { type: 'image/png' });
}

/** What a browser holds while a file is dropped or chosen. */
export function transferOf(file: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
}

/** Chooses a file in a field, as its dialog does. */
export function chooseFile(input: HTMLInputElement, file: File): void {
  input.files = transferOf(file).files;
  input.dispatchEvent(new Event('change'));
}
