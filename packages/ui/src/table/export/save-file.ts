/** Hands the browser a file to keep, under a name. */
export const saveFile = (parts: BlobPart[], name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the file's address by now, but not yet its contents in every case.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
