import { DateTime, useLocale, linkLook } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { keptSearch } from "#kit/address/kept-search.ts";
import type { Entry } from "./entry.ts";

type GamesLineProps = {
  entry: Pick<Entry, "gamesCount" | "updatedAt" | "updatedBy">;
  /** `tag=free-spins` */
  filter: string;
};

/** Number of games with an entry, linked to their list, and its last change. */
export const GamesLine = ({ entry: { gamesCount, updatedAt, updatedBy }, filter }: GamesLineProps) => {
  const { locale } = useLocale();
  const { search } = useLocation();
  const extra = Object.fromEntries(new URLSearchParams(filter));
  return (
    <p className="text-meta wrap-anywhere text-ink-muted">
      <bdi dir="ltr">
        <AppLink to={"/gamesV2" + keptSearch(search, extra)} className={linkLook(true)}>
          {gamesCount.toLocaleString(locale)} {gamesCount === 1 ? "game" : "games"}
        </AppLink>{" "}
        · changed <DateTime value={updatedAt} /> {updatedBy && `by ${updatedBy}`}
      </bdi>
    </p>
  );
};
