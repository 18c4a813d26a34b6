import { currencyAfter } from "../head/currency-after.ts";
import type { Column } from "../types.ts";

/** Average width of a letter or figure in em of the table's font, rounded up. */
const LETTER = 0.58;
/** Average width of a letter of a header, which is heavier, in units: 12 px at any density. */
const HEADER_LETTER = 6.8;
/** The same in a header of capitals only: "CMS". */
const CAPITAL = 9.5;
/** Units of padding around the text of a cell at the edge of the table. */
const BESIDE = 29;
/** Units of the arrow of a sortable header. */
const ARROW = 16;
/** Units of a badge's dot, and of the gap before a badge. */
const BADGE = 21;
const NO_CURRENCIES: ReadonlyMap<string, string> = new Map();
/** Number of rows whose texts are measured: to measure thousands would take longer than a frame. */
const MOST_ROWS = 200;

/**
 * Maximum units that a column asks for, by what it holds. A name of 300 letters would leave no other column: a longer one
 * is cut at this width and read in its tooltip. Dates and numbers have no maximum (`numberWidths`).
 */
export const MOST = { identity: 300, state: 240, text: 400 } as const;

/** The name and the id that stand beside each other in a cell of a person, or the text of another cell. */
const lengthOf = <Row>({ text, spoken }: Column<Row>, row: Row): number => {
  const own = (text?.(row) ?? "").length;
  const name = spoken?.(row)?.length ?? 0;
  return name === 0 ? own : name + 1 + own;
};

type TextWidths = {
  /**
   * Minimum units by column id: the column that identifies the rows and those of states have what their texts need, a
   * column that shrinks has that up to its own width, and beyond that if it holds addresses or codes. Other columns give
   * way before one of these is cut.
   */
  needs: ReadonlyMap<string, number>;
  /** Units by column id with which no text and no header is cut, if the frame has room for more than all widths. */
  wants: ReadonlyMap<string, number>;
  /** Units by column id of the headers. */
  headers: ReadonlyMap<string, number>;
};

/**
 * Units that columns need and want to show the texts of these rows whole. Estimated from the number of letters, without
 * measuring.
 * @param em Font size of the table in units.
 */
export const textWidths = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  identity: string | undefined,
  em: number,
  /** Currencies that stand in the headers, by column id. */
  currencies: ReadonlyMap<string, string> = NO_CURRENCIES,
): TextWidths => {
  const needs = new Map<string, number>();
  const wants = new Map<string, number>();
  const headers = new Map<string, number>();
  const measured = rows.slice(0, MOST_ROWS);
  for (const column of columns) {
    const { id, header, align, width, shrinks, skeleton, spoken, sortable, summary, tag, text } = column;
    const letters = header.length + currencyAfter(header, currencies.get(id)).length;
    const heading =
      Math.ceil(letters * (/^[A-Z]+$/.test(header) ? CAPITAL : HEADER_LETTER)) + BESIDE + (sortable ? ARROW : 0);
    headers.set(id, heading);
    if (width === undefined) continue;
    wants.set(id, heading);
    // Ids are shown shortened, unless the column says that it can do with less.
    if (!text || align === "end" || (skeleton === "id" && !spoken && !shrinks)) continue;
    const [identifies, isState] = [id === identity, summary === "status"];
    const need = measured.reduce((most, row) => {
      const badge = tag?.(row);
      const beside = badge === undefined ? 0 : Math.ceil(badge.length * LETTER * em) + BADGE;
      return Math.max(most, Math.ceil(lengthOf(column, row) * LETTER * em) + BESIDE + beside);
    }, 0);
    const whole = isState ? need + BADGE : need;
    wants.set(id, Math.max(heading, Math.min(whole, MOST.text)));
    if (identifies) needs.set(id, Math.min(whole, Math.max(width, MOST.identity)));
    else if (isState) needs.set(id, Math.min(whole, Math.max(width, MOST.state)));
    else if (shrinks) {
      // An address, an email or a code says which one it is by its end; a sentence may be cut.
      const isWord = skeleton !== "id" && measured.every((row) => !/\s/.test(text(row)));
      needs.set(id, Math.min(whole, isWord ? MOST.text : width));
    }
  }
  return { needs, wants, headers };
};
