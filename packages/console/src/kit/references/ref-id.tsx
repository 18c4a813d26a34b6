import type { RefKind } from "@backoffice/api-client";
import { Id } from "@backoffice/ui";
import { RefLink } from "./ref-link.tsx";

/** A whole id as a link to the record of what it refers to, and a button beside it that copies it. */
export const RefId = ({ kind, value }: { kind: RefKind; value: string }) => (
  <Id
    value={value}
    whole
    within={(text) => (
      <RefLink kind={kind} value={value}>
        {text}
      </RefLink>
    )}
  />
);
