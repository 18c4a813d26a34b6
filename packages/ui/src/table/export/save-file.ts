/** Downloads a file with the given name. */
export const saveFile = (parts: BlobPart[], name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the URL by now, but may not have read the contents yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
