/** The pages that were open before are in the document too. */
const PAGE = "[data-slot=page]:not([aria-hidden])";
const BOX = "[data-slot=filter-bar] input:is([type=search],[type=text],:not([type]))";

/** The search box of the list that somebody looks at: in the window on top, else on the page; nothing where it has none. */
export const findSearchBox = (): HTMLInputElement | null => {
  const windows = document.querySelectorAll("[role=dialog],[role=alertdialog]");
  const place = [...windows].at(-1) ?? document.querySelector(PAGE);
  return place?.querySelector<HTMLInputElement>(BOX) ?? null;
};
