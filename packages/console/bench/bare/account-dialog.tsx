import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { post } from "./post.ts";

type Props = { uuid: string; onClose: () => void };

/** What the console's drawer reads and shows, in the browser's own dialog, without animation. */
export const AccountDialog = ({ uuid, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const path = "/api/paymentsV2/withdraw/bank-accounts/show";
  const { data } = useQuery({
    queryKey: [path, uuid],
    queryFn: ({ signal }) => post<Record<string, unknown>>(path, { uuid }, signal),
  });
  return (
    <dialog ref={dialog} aria-label="Bank account" onClose={onClose}>
      {data ? (
        <dl>
          {Object.entries(data).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === "string" ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p data-slot="skeleton">Loading…</p>
      )}
    </dialog>
  );
};
