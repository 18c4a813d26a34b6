import { formatNumber } from "#kit/numbers/format-number.ts";
import type { QueueRows } from "./use-queue.ts";

/** The rows of a queue that its count leaves out: "6 decided just now"; undefined without any. */
export const besidesText = (
  { decided, others }: Pick<QueueRows<never>, "decided" | "others">,
  locale: string,
): string | undefined => {
  const counted = [
    [decided, "decided just now"],
    [others, "no longer listed"],
  ] as const;
  const texts = counted
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count, locale)} ${words}`);
  return texts.length > 0 ? texts.join(", ") : undefined;
};
