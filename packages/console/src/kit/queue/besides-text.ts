import { formatNumber } from "#kit/numbers/format-number.ts";
import type { QueueRows } from "./use-queue.ts";

/** The rows of a queue that its count leaves out: "6 decided just now, 1 decided by Mara"; undefined without any. */
export const besidesText = (
  { decided, others }: Pick<QueueRows<never>, "decided" | "others">,
  locale: string,
): string | undefined => {
  const counted = new Map([["decided just now", decided]]);
  for (const note of others) {
    const words = note ? `decided ${note}` : "no longer listed";
    counted.set(words, (counted.get(words) ?? 0) + 1);
  }
  const texts = [...counted]
    .filter(([, count]) => count > 0)
    .map(([words, n]) => `${formatNumber(n, locale)} ${words}`);
  return texts.length > 0 ? texts.join(", ") : undefined;
};
