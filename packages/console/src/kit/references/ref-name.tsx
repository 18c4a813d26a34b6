import type { RefKind } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { useRefNames } from "./ref-names.ts";

type RefNameProps = {
  kind: RefKind;
  value: string;
  /** Shows the id after the name; otherwise on demand. */
  withId?: boolean;
  /** The value itself, if its name is not known. */
  children: ReactNode;
};

/** The name of a referenced record, with its id. */
export const RefName = ({ kind, value, withId = false, children }: RefNameProps) => {
  const name = useRefNames().get(kind)?.get(value);
  if (name === undefined) return children;
  return (
    <>
      <bdi title={value}>{name}</bdi>
      {withId && <span className="ms-2 inline-block text-ink-muted">{children}</span>}
    </>
  );
};
