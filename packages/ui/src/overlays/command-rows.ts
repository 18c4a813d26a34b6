import { filterOptions, toRows, type ComboboxRow } from "../primitives/combobox-filter.ts";
import type { IconLike } from "../primitives/icon.tsx";

/** One thing the palette can do or open. */
export type Command = {
  /** Unlike all others given at the same time; recent commands are remembered by it. */
  id: string;
  label: string;
  /** Muted, after the label, and searched too: a code, a section. */
  hint?: string | undefined;
  /** Commands of one group stand together under its name. */
  group?: string | undefined;
  icon?: IconLike | undefined;
  /** Keys that do the same elsewhere, shown at the end: ["G", "P"]. */
  keys?: readonly string[] | undefined;
  onSelect: () => void;
};

const RECENT = "Recent";

/**
 * The lines of the palette: without a query the recent ones first, each once; with one what it leaves, best first,
 * and behind it what an asynchronous search `found` (which has its own idea of what matches).
 */
export const commandRows = (
  commands: readonly Command[],
  recent: readonly string[],
  query: string,
  found: readonly Command[],
): { rows: ComboboxRow[]; byId: ReadonlyMap<string, Command> } => {
  const byId = new Map([...found, ...commands].map((command) => [command.id, command]));
  const known = new Set(commands.map(({ id }) => id));
  const toOption = ({ id, label, hint, group, icon }: Command) => ({ value: id, label, hint, group, icon });
  if (query.trim()) {
    const own = filterOptions(commands.map(toOption), query);
    const others = found.filter(({ id }) => !known.has(id)).map(toOption);
    return { rows: toRows([...own, ...others]), byId };
  }
  const first = [...new Set(recent)].flatMap((id) => {
    const command = known.has(id) && byId.get(id);
    return command ? [{ ...toOption(command), group: RECENT }] : [];
  });
  const taken = new Set(first.map(({ value }) => value));
  const others = commands.filter(({ id }) => !taken.has(id)).map(toOption);
  return { rows: toRows([...first, ...others]), byId };
};
