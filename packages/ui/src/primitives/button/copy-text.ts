/**
 * Copies text to the clipboard; false if the browser refuses. Falls back to a selection where the
 * clipboard API is missing (a page not served over HTTPS).
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Permission denied; the selection below may still be allowed.
  }
  const active = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true;
  box.className = "sr-only";
  // Inside an open modal, because nothing outside it can take the focus.
  const host = active?.closest("[role=dialog],[role=alertdialog]") ?? document.body;
  host.append(box);
  box.select();
  // oxlint-disable-next-line typescript/no-deprecated -- without HTTPS there is no other way
  const done = document.execCommand("copy");
  box.remove();
  if (active instanceof HTMLElement) active.focus();
  return done;
};
