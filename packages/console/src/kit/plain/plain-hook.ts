import type { ApiError, ReadShape } from "@backoffice/api-client";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { toPlainInput, type Asked } from "./plain-input.ts";
import { queryOf, type PlainRead, type PlainRow } from "./plain-read.ts";
import { toPlainPage } from "./to-plain-page.ts";
import { useOneOperator } from "./use-one-operator.ts";

type Page = ReturnType<typeof toPlainPage>;

/** A list call of any form as the hook that {@link useList} takes: what is asked goes where the contract has it. */
export const plainHook =
  (read: PlainRead, shape: ReadShape, fixed: PlainRow, oneOperator: boolean) =>
  ({ body }: { body: Asked & { opId: string } }): UseQueryResult<Page, ApiError> => {
    const one = useOneOperator();
    const about = oneOperator ? one : body.opId;
    const input = toPlainInput(shape, { ...body, opId: about, ...fixed });
    return useQuery<unknown, ApiError, Page>({
      ...queryOf(read, input),
      select: (data: unknown) => toPlainPage(shape, data),
      // The rows on screen stay while the next page loads, unless they are another operator's.
      placeholderData: (previous: unknown, previousQuery?: { meta: Record<string, unknown> | undefined }) =>
        previousQuery?.meta?.["about"] === about ? previous : undefined,
      meta: { about },
    });
  };
