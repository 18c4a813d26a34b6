import type { RefKind } from "@backoffice/api-client";
import { Id } from "@backoffice/ui";
import { RefLink } from "./ref-link.tsx";

type RefIdProps = { kind: RefKind; value: string; full?: boolean };

/** An id as a link to its record, with a copy button. */
export const RefId = ({ kind, value, full = true }: RefIdProps) => (
  <Id
    value={value}
    full={full}
    wrap={(text) => (
      <RefLink kind={kind} value={value}>
        {text}
      </RefLink>
    )}
  />
);
