import type { RefKind } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { useRefNames } from "./ref-names.ts";

type RefNameProps = {
  kind: RefKind;
  value: string;
  /** Shows the id after the name, where there is room; on demand otherwise. */
  withId?: boolean;
  /** The value itself, where its name is not known. */
  children: ReactNode;
};

/** The name of what is referred to, with its id. */
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
