import type { ApiError } from "@backoffice/api-client";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Record } from "./record-states.tsx";

type RecordPageProps<Data> = {
  /** What it is, in a sentence: "invoice". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  children: (record: Data) => ReactNode;
};

/** A page of one record, in its five states. */
export const RecordPage = <Data,>({ noun, query, children }: RecordPageProps<Data>) => {
  const navigate = useNavigate();
  return (
    // Taken into the order of the keys, so that a record without a button in it can be scrolled with them.
    <div role="group" aria-label={noun} tabIndex={0} className="mx-auto w-full max-w-5xl">
      <Record noun={noun} query={query} close={() => void navigate(-1)}>
        {children}
      </Record>
    </div>
  );
};
