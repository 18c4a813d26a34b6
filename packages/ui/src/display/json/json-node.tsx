import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { cn } from "../../cn.ts";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { CopyPath } from "./copy-path.tsx";
import { jsonEntries, jsonPath, type Json, type JsonKey } from "./json-text.ts";

export type JsonNodeProps = {
  value: Json;
  keys: readonly JsonKey[];
  defaultDepth: number;
  /** Search hits; empty without a search. */
  hits: ReadonlySet<string>;
  open: ReadonlySet<string>;
};

const LOOKS = { string: "text-ink", number: "text-info-ink", boolean: "text-info-ink" };

const Leaf = ({ value }: { value: Exclude<Json, object> | null }) => (
  <span
    className={cn(
      "break-all whitespace-pre-wrap",
      value === null ? "text-ink-faint" : (LOOKS[typeof value as keyof typeof LOOKS] ?? LOOKS.number),
    )}
  >
    {JSON.stringify(value)}
  </span>
);

const sizeOf = (value: Json, length: number) => {
  const word = Array.isArray(value) ? "item" : "key";
  return `${length} ${word}${length === 1 ? "" : "s"}`;
};

/** One node of the tree and, when it is open, its children. */
export const JsonNode = ({ value, keys, defaultDepth, hits, open }: JsonNodeProps) => {
  const [chosen, setChosen] = useState<boolean>();
  const entries = jsonEntries(value);
  const path = jsonPath(keys);
  const isOpen = open.has(path) || (chosen ?? keys.length < defaultDepth);
  const name = keys.at(-1);
  const key = name !== undefined && <span className="max-w-1/2 shrink-0 break-all text-ink-muted">{name}:</span>;
  const [before, after] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];

  return (
    <li data-slot="json-node">
      <div
        className={cn(
          "group/json flex min-h-6 items-start gap-1 rounded-sm pe-1 hover:bg-hover",
          hits.has(path) && "bg-caution-soft",
        )}
      >
        {entries && entries.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${name ?? "Root"}, ${sizeOf(value, entries.length)}`}
            onClick={() => setChosen(!isOpen)}
            className="flex min-h-6 min-w-0 flex-1 items-center gap-1 rounded-sm text-start"
          >
            <ChevronRight
              size={14}
              strokeWidth={1.75}
              aria-hidden
              className={cn("shrink-0 text-ink-faint transition-transform", isOpen && "rotate-90")}
            />
            {key}
            <span className="text-ink-faint">
              {before}
              {!isOpen && `…${after} ${sizeOf(value, entries.length)}`}
            </span>
          </button>
        ) : (
          <div className="flex min-w-0 flex-1 gap-1 ps-4.5 py-1">
            {key}
            {entries ? <span className="text-ink-faint">{before + after}</span> : <Leaf value={value as null} />}
          </div>
        )}
        <span className="flex shrink-0 opacity-0 group-focus-within/json:opacity-100 group-hover/json:opacity-100 hover-none:opacity-100">
          <CopyButton
            value={typeof value === "string" ? value : JSON.stringify(value, null, 2)}
            label={`Copy ${path}`}
            size="icon-sm"
          />
          <CopyPath path={path} />
        </span>
      </div>
      {isOpen && entries && entries.length > 0 && (
        <>
          <ul className="ms-1.75 border-s ps-2.5">
            {entries.map(([childKey, child]) => (
              <JsonNode
                key={childKey}
                value={child}
                keys={[...keys, childKey]}
                defaultDepth={defaultDepth}
                hits={hits}
                open={open}
              />
            ))}
          </ul>
          <span aria-hidden className="block ps-4.5 py-1 text-ink-faint">
            {after}
          </span>
        </>
      )}
    </li>
  );
};
