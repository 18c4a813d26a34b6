/** Pixels of ten figures of a table at their usual size and spacing. */
const USUAL = 80;
/** Fonts that stand in until the console's own is loaded are up to this much wider. */
const OF_FONTS = 1.06;

/**
 * Pixels of a unit, in which columns are sized: 1, or more where the reader has larger or more widely spaced text, so that
 * columns grow with what they hold (WCAG 1.4.4, 1.4.12).
 * @param figures Ten figures in the font of the table, never in sight.
 */
export const measuredUnit = (figures: Element): number => {
  const unit = figures.getBoundingClientRect().width / USUAL;
  return unit > OF_FONTS ? Math.round(unit * 100) / 100 : 1;
};

/** Pixels of a unit of a table on screen, as `useScrollFrame` wrote them. */
export const unitOf = (table: HTMLTableElement): number =>
  Number.parseFloat(table.parentElement?.style.getPropertyValue("--unit") ?? "") || 1;
