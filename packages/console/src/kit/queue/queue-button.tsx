import { Button } from "@backoffice/ui";
import { ListOrdered } from "lucide-react";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { withEntries, type Sort } from "#kit/list/state/list-state.ts";
import { showsOnlyWaiting } from "./waiting/only-waiting.ts";
import type { QueueFacts } from "./use-queue.ts";

type QueueButtonProps = { queue: QueueFacts; /** The current sort of the list. */ sort: Sort | undefined };

/** A button that shows only pending rows, oldest first; hidden if the list already does. */
export const QueueButton = ({ queue: { waiting, since }, sort }: QueueButtonProps) => {
  const search = useSearchParams();
  const change = useChangeSearch();
  const wanted = { ...waiting, sort: since };
  if (showsOnlyWaiting(waiting, search) && sort?.id === since && !sort.desc) return null;
  return (
    <Button onClick={() => change((now) => withEntries(now, { ...wanted, page: undefined }), "push")}>
      <ListOrdered size={14} strokeWidth={1.75} aria-hidden />
      Oldest waiting first
    </Button>
  );
};
