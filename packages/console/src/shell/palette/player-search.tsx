import { Button, CommandPalette } from "@backoffice/ui";
import { useState } from "react";
import { hideOverlay } from "../overlays/overlays.ts";
import { usePlayerSearch } from "./use-player-search.ts";

/** Finds a player of any operator and opens it. */
const PlayerSearch = () => {
  const [query, setQuery] = useState("");
  const { commands, failure, retry, busy, short } = usePlayerSearch(query);
  const nothing = busy ? "Searching…" : "No player has this code, ID, username or email.";
  return (
    <CommandPalette
      open
      onOpenChange={hideOverlay}
      title="Search for player"
      placeholder="Search for player: code, ID, username or email"
      query={query}
      onQueryChange={setQuery}
      commands={commands}
      busy={busy}
      failure={
        failure && (
          <span className="flex items-center justify-between gap-2">
            {failure}
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          </span>
        )
      }
    >
      {short ? "Type two characters or more." : nothing}
    </CommandPalette>
  );
};

export default PlayerSearch;
