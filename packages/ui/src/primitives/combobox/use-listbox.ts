import { useState, type KeyboardEvent } from "react";
import { fold } from "../../fold.ts";
import type { ComboboxRow } from "./combobox-filter.ts";

const PAGE = 8;
const TYPE_MS = 600;

type Params = {
  rows: readonly ComboboxRow[];
  /** The selected value, which is active first. */
  value: string | undefined;
  /** Letters move to a matching option; off if there is a search input. */
  typeahead: boolean;
  /** A letter that was typed before the list opened. */
  begun?: string | undefined;
  onPick: (value: string) => void;
};

const isOption = (row: ComboboxRow | undefined) => row?.kind === "option";
const indexOfValue = (rows: readonly ComboboxRow[], value: string | undefined) =>
  rows.findIndex((row) => row.kind === "option" && row.option.value === value);
/** Index of the first option that starts with the text, in a circle from `start`; undefined without one. */
const indexOfText = (rows: readonly ComboboxRow[], text: string, start: number) => {
  for (let offset = 0; offset < rows.length; offset += 1) {
    const index = (start + offset) % rows.length;
    const row = rows[index];
    if (row?.kind === "option" && fold(row.option.label).startsWith(text)) return index;
  }
  return undefined;
};
const valueAt = (rows: readonly ComboboxRow[], index: number) => {
  const row = rows[index];
  return row?.kind === "option" ? row.option.value : undefined;
};

/**
 * Active line of a list and its keys: arrows, Home, End, page keys, letters, Enter. A line that the user moved to stays
 * active when others are inserted before it; until then the first line is active.
 */
export const useListbox = ({ rows, value, typeahead, begun = "", onPick }: Params) => {
  const first = rows.findIndex(isOption);
  const [wanted, setWanted] = useState(() => {
    const index = typeahead && begun ? indexOfText(rows, fold(begun), 0) : undefined;
    return index === undefined ? value : valueAt(rows, index);
  });
  const [typed] = useState(() => ({ text: fold(begun), at: begun ? Date.now() : 0 }));
  const at = wanted === undefined ? -1 : indexOfValue(rows, wanted);
  const active = at < 0 ? first : at;
  /** An invalid index activates the first line. */
  const setActive = (index: number) => setWanted(valueAt(rows, index));

  /** The nearest option from `from` in the direction of `step`, or the last one in that direction. */
  const seek = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index < rows.length; index += step) if (isOption(rows[index])) return index;
    return active;
  };

  const type = (key: string) => {
    const now = Date.now();
    const text = (now - typed.at < TYPE_MS ? typed.text : "") + fold(key);
    Object.assign(typed, { text, at: now });
    // Repeating a letter moves to the next option that starts with it.
    const repeated = Array.from(text).every((letter) => letter === text[0]);
    const needle = repeated ? text.slice(0, 1) : text;
    const start = repeated ? active + 1 : active;
    return indexOfText(rows, needle, start) ?? active;
  };

  const target = (event: KeyboardEvent): number | undefined => {
    const last = rows.length - 1;
    if (event.key === "ArrowDown") return seek(active + 1, 1);
    if (event.key === "ArrowUp") return seek(active - 1, -1);
    if (event.key === "PageDown") return seek(Math.min(active + PAGE, last), active + PAGE > last ? -1 : 1);
    if (event.key === "PageUp") return seek(Math.max(active - PAGE, 0), active - PAGE < 0 ? 1 : -1);
    if (event.key === "Home") return first;
    if (event.key === "End") return seek(last, -1);
    if (typeahead && event.key.length === 1 && event.key !== " ") return type(event.key);
    return undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || (typeahead && event.key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      const row = rows[active];
      if (row?.kind === "option") onPick(row.option.value);
      return;
    }
    const next = target(event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setActive(next);
  };

  return { active, setActive, onKeyDown };
};
