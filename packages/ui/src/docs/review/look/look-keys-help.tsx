import { Kbd } from "../../../primitives/kbd.tsx";

const HELP = [
  [["J"], "next"],
  [["K"], "previous"],
  [["X"], "seen"],
  [["N"], "note"],
  [["1", "2", "3"], "severity"],
  [["Esc"], "out of the note, then back"],
] as const;

/** The keys of an opened look. */
export const LookKeysHelp = () => (
  <p className="flex flex-wrap gap-x-3 gap-y-1 text-meta text-ink-muted">
    {HELP.map(([keys, label]) => (
      <span key={label}>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{" "}
        {label}
      </span>
    ))}
  </p>
);
