import { Button } from "@backoffice/ui";
import { useState } from "react";
import { SearchList } from "./search-list.tsx";
import { useFoundPlayers } from "./use-found-players.ts";

/** Finds a player of any operator and opens it. */
const PlayerSearch = () => {
  const [query, setQuery] = useState("");
  const { found, failure, retry, busy, short } = useFoundPlayers(query);
  return (
    <SearchList
      title="Search for player"
      placeholder="Code, id, username or e-mail"
      query={query}
      onQuery={setQuery}
      found={found}
      busy={busy}
    >
      {failure ? (
        <span className="inline-flex items-center gap-2">
          {failure}
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </span>
      ) : short ? (
        "Type two characters or more."
      ) : busy ? (
        "Searching…"
      ) : (
        "No player has this code, id, username or e-mail."
      )}
    </SearchList>
  );
};

export default PlayerSearch;
