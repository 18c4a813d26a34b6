import { z } from "zod";
import { AGGREGATORS } from "#entities/game/aggregators.ts";

const aggregators = AGGREGATORS.map((it) => it.value);

/** Form schema: operator, aggregator, and one provider or ALL (money §3). */
export const aggregatorSchema = z
  .object({
    opId: z.string().min(1, "Choose an operator or brand."),
    aggregator: z.string().pipe(z.enum(aggregators, "Choose the aggregator.")),
    providers: z.enum(["ALL", "ONE"]),
    providerId: z.string(),
  })
  .refine((it) => it.providers === "ALL" || it.providerId !== "", {
    message: "Choose the provider.",
    path: ["providerId"],
  })
  .transform(({ opId, aggregator, providers, providerId }) => ({
    opId,
    aggregator,
    providerId: providers === "ALL" ? "ALL" : providerId,
  }));

export type AggregatorValues = z.input<typeof aggregatorSchema>;

/** Disabled reason; an operator is required first (money §5). */
export const missingOf = ({ opId, aggregator, providers, providerId }: AggregatorValues): string | undefined => {
  if (!opId) return "Choose an operator or brand first.";
  if (!aggregator) return "Choose the aggregator first.";
  return providers === "ONE" && !providerId ? "Choose the provider first." : undefined;
};
