import type { RefKind } from "@backoffice/api-client";
import type { ReactNode } from "react";
import { useRefNames } from "./ref-names.ts";

type RefNameProps = {
  kind: RefKind;
  value: string;
  /** The value itself, where its name is not known. */
  children: ReactNode;
};

/** The name of what is referred to, with its id on demand. */
export const RefName = ({ kind, value, children }: RefNameProps) => {
  const name = useRefNames().get(kind)?.get(value);
  return name === undefined ? children : <bdi title={value}>{name}</bdi>;
};
