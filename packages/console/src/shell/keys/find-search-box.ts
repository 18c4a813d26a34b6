/** Excludes kept pages, which are in the document too. */
const PAGE = "[data-slot=page]:not([aria-hidden])";
const BOX = "[data-slot=filter-bar] input:is([type=search],[type=text],:not([type]))";

/** The search box of the visible list: in the top modal window, or else on the page; null without one. */
export const findSearchBox = (): HTMLInputElement | null => {
  const windows = document.querySelectorAll("[role=dialog]:not([data-inline]),[role=alertdialog]");
  const place = [...windows].at(-1) ?? document.querySelector(PAGE);
  return place?.querySelector<HTMLInputElement>(BOX) ?? null;
};
