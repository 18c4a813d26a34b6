import { Button, EmptyState, Input } from "@backoffice/ui";
import { MapPinOff, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { menuSearch } from "../menu/menu-search.ts";
import { searchMenu } from "../menu/search-menu.ts";
import { useMenu } from "../menu/use-menu.ts";

/** Maximum number of suggested pages. */
const MOST = 12;

/** The words of the last part of an address, as the initial search. */
const guess = (pathname: string) =>
  (pathname.split("/").findLast(Boolean) ?? "").replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Shown if no page has this address, with a search for pages that the user may open. */
const NotFound = () => {
  const { pathname, search } = useLocation();
  const { groups } = useMenu();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? guess(pathname);
  const matches = useMemo(
    () =>
      text.trim() === ""
        ? []
        : searchMenu(groups, text)
            .flatMap((group) => group.entries.map((entry) => ({ group, entry })))
            .slice(0, MOST),
    [groups, text],
  );
  // An initial search without results is not shown as if the user had typed it.
  const shown = typed ?? (matches.length > 0 ? text : "");
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3">
      <EmptyState
        icon={MapPinOff}
        title="There is no page at this address"
        action={
          <Button asChild>
            <AppLink to="/">Go to your start page</AppLink>
          </Button>
        }
      >
        The link may be outdated or incomplete. Search the pages that you can open.
      </EmptyState>
      <Input
        type="search"
        aria-label="Search the pages"
        placeholder="Search the pages"
        startIcon={<Search size={14} strokeWidth={1.75} aria-hidden />}
        value={shown}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="text-meta text-ink-muted">
        {shown.trim() !== "" && matches.length === 0 && "No page matches."}
      </p>
      <ul className="grid gap-px">
        {matches.map(({ group, entry }) => (
          <li key={entry.path + entry.query}>
            <AppLink
              to={entry.path + menuSearch(search, entry.query, group.cms)}
              className="flex h-control items-center gap-2.5 rounded-md px-2 hover:bg-hover"
            >
              <span className="min-w-0 flex-1 truncate">{entry.label}</span>
              <span className="text-meta text-ink-faint">{group.label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default NotFound;
