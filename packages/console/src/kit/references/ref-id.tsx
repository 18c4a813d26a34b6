import type { RefKind } from "@backoffice/api-client";
import { Id } from "@backoffice/ui";
import { RefLink } from "./ref-link.tsx";

/** A full id as a link to its record, with a copy button. */
export const RefId = ({ kind, value }: { kind: RefKind; value: string }) => (
  <Id
    value={value}
    full
    wrap={(text) => (
      <RefLink kind={kind} value={value}>
        {text}
      </RefLink>
    )}
  />
);
