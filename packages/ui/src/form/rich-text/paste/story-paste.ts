/** Pastes HTML as if it came from another program. */
export const paste = (into: HTMLElement, html: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  clipboardData.setData("text/plain", "");
  into.focus();
  into.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};
