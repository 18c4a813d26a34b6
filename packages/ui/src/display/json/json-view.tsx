import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { CopyButton } from "../../primitives/button/copy-button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { JsonNode } from "./json-node.tsx";
import { maskJson, searchJson } from "./json-text.ts";

export type JsonViewProps = {
  value: unknown;
  /** Keys whose values are secret: displayed, searched and copied as dots. */
  maskKeys?: ((key: string) => boolean) | undefined;
  label?: string | undefined;
};

/** Number of initially open levels. */
const OPEN_LEVELS = 2;

/** A JSON value as a tree with collapsible levels. Search opens its matches; the whole value, a part or its path can be copied. */
export const JsonView = ({ value, maskKeys, label = "JSON" }: JsonViewProps) => {
  const [query, setQuery] = useState("");
  const json = useMemo(() => maskJson(value, maskKeys), [value, maskKeys]);
  const found = useMemo(() => searchJson(json, query), [json, query]);
  const matches = found.hits.size === 1 ? "1 match" : `${found.hits.size} matches`;

  return (
    <div
      data-slot="json-view"
      role="group"
      aria-label={label}
      className="flex max-h-full flex-col overflow-hidden rounded-md border bg-surface"
    >
      <div className="flex items-center gap-2 border-b p-1.5">
        <Input
          type="search"
          aria-label={`Search ${label}`}
          placeholder="Search"
          startIcon={Search}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className="max-w-64 min-w-0"
        />
        <span role="status" className="tabular shrink-0 grow whitespace-nowrap text-meta text-ink-muted">
          {query.trim() && matches}
        </span>
        <CopyButton value={JSON.stringify(json, null, 2)} label="Copy all" variant="ghost" />
      </div>
      <ul dir="ltr" className="min-h-0 overflow-auto p-1.5 font-mono text-meta text-ink">
        <JsonNode value={json} keys={[]} defaultDepth={OPEN_LEVELS} hits={found.hits} open={found.open} />
      </ul>
    </div>
  );
};
