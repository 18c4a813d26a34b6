/** Width in pixels of ten digits at the usual size and spacing. */
const USUAL = 80;
/** Factor by which fallback fonts may be wider than the console's font. */
const OF_FONTS = 1.06;

/**
 * Size in pixels of the unit of column widths: 1, or more with larger or more widely spaced text, so that columns grow
 * with their content (WCAG 1.4.4, 1.4.12).
 * @param figures Hidden element with ten digits in the table's font.
 */
export const measuredUnit = (figures: Element): number => {
  const unit = figures.getBoundingClientRect().width / USUAL;
  return unit > OF_FONTS ? Math.round(unit * 100) / 100 : 1;
};

/** Size in pixels of the unit of a rendered table, set by `useScrollFrame`. */
export const unitOf = (table: HTMLTableElement): number =>
  Number.parseFloat(table.parentElement?.style.getPropertyValue("--unit") ?? "") || 1;
