type Group = { name: string; tags?: "$initial"[]; holds?: readonly RegExp[] };

/** In the order in which they choose: each takes what it names, and what that imports, unless one before it did. */
const GROUPS: readonly Group[] = [
  { name: "react", holds: [/\/node_modules\/(?:react|react-dom|scheduler)\//] },
  { name: "console", tags: ["$initial"] },
  // The first list, whole.
  {
    name: "list",
    holds: [
      /console\/src\/kit\/(?:list\/(?:filters|list-view|row-source|use-list)|numbers\/number-cell|pages\/page-actions)\./,
      /console\/src\/entities\/(?:language\/languages\.column|operator\/operator-name)\./,
      /ui\/src\/(?:display\/badge|filters\/(?:select|text)|table\/cells\/text-cell)\./,
      /lucide-react\/dist\/esm\/icons\/(?:pencil|plus|trash(?:-2)?)\./,
    ],
  },
  // What runs beside every page.
  { name: "background", holds: [/console\/src\/shell\/background\/background\./] },
  // What columns and filters other lists have.
  {
    name: "columns",
    holds: [
      /ui\/src\/table\/cells\/(?:boolean|country|date|flags|id|link|money|percent|player|status|tags)-cell\./,
      /ui\/src\/filters\/(?:currency|date-range|lookup|money-range|multi-select|number-range|picker|search|tags|toggle|tri-state)\./,
      /console\/src\/(?:kit\/(?:filters\/player-filter|words\/status-badge)|entities\/time\/moment)\./,
    ],
  },
  // What most parts of Radix are made of.
  {
    name: "radix",
    holds: [
      /@radix-ui\/(?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[a-z-]+))\//,
    ],
  },
  // What records are shown with, on a page or in a drawer.
  {
    name: "record",
    holds: [
      /console\/src\/kit\/(?:words\/(?:choice-words|spelled-words)|records\/(?:details-and-json|record-states)|session\/refused)\./,
    ],
  },
  // Lists and records that are drawn from the contract.
  { name: "plain", holds: [/console\/src\/kit\/(?:plain-list-page|plain-record-page|plain\/(?!row-details))/] },
  { name: "games", holds: [/console\/src\/entities\/game\//] },
];

/**
 * What travels together is one file: it compresses better than many, and every further file is asked for, waited for
 * and read by itself. Without these, a list that is drawn from the contract came in 49 files.
 */
export const FILES = GROUPS.map(({ name, tags, holds }, at) => ({
  name,
  priority: GROUPS.length - at,
  ...(tags ? { tags } : { test: (id: string) => holds?.some((part) => part.test(id)) ?? false }),
}));
