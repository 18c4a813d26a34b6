import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";

/** Range of the domain limit (money §5). */
export const DOMAINS = { least: 1, most: 1000 } as const;

const domainProblem = (text: string): string | undefined => {
  if (text === "") return "Enter a domain or remove the row.";
  if (text.includes("://")) return "Enter the domain without a protocol: example.com, not https://example.com.";
  if (!/^[A-Za-z0-9.-]*$/.test(text)) return "Use letters, digits, dots and hyphens only.";
  return text.length > 63 ? "Use at most 63 characters." : undefined;
};

const domain = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = domainProblem(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** Brand of a partner, as sent to `POST /api/operators/brands/new/v3` (money §3, §5). */
export const partnerBrandSchema = z
  .object({
    parentOpId: z.string().min(1, "Choose the parent operator."),
    title: z
      .string()
      .trim()
      .min(1, "Enter the title.")
      .max(20, "Use at most 20 characters.")
      .regex(/^[A-Za-z0-9]*$/, "Use letters and digits only."),
    opId: z
      .string()
      .trim()
      .min(2, "Use 2 to 40 characters.")
      .max(40, "Use 2 to 40 characters.")
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and single hyphens between them."),
    domains: z.array(domain).min(1, "Add at least one domain."),
    domainsLimit: wholeNumber({ what: "number of domains", min: DOMAINS.least, max: DOMAINS.most }),
    haveDomain: z.boolean(),
    isCfSelected: z.boolean(),
    cfApiToken: z.string().trim().max(200, "Use at most 200 characters."),
    zoneId: z.string().trim().max(64, "Use at most 64 characters."),
  })
  .superRefine(({ domains, domainsLimit, isCfSelected, cfApiToken }, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (domains.length > domainsLimit) say("domainsLimit", `The brand already has ${domains.length} domains.`);
    if (isCfSelected && cfApiToken === "") say("cfApiToken", "Enter the API token of the CDN account.");
  });

/** Default values: one domain (money §9). */
export const newBrand = (parentOpId: string): z.input<typeof partnerBrandSchema> => ({
  parentOpId,
  title: "",
  opId: "",
  domains: [""],
  domainsLimit: String(DOMAINS.least),
  haveDomain: true,
  isCfSelected: false,
  cfApiToken: "",
  zoneId: "",
});

/** Request body without the partner type (money §7), with a CDN account if selected. */
export const brandBody = (brand: z.output<typeof partnerBrandSchema>) => {
  const { parentOpId, opId, title, domains, domainsLimit, haveDomain, isCfSelected, cfApiToken, zoneId } = brand;
  return {
    parentOpId,
    opId,
    title,
    domains,
    domainsLimit,
    haveDomain,
    isCfSelected,
    ...(isCfSelected && { cfApiToken, ...(zoneId && { zoneId }) }),
  };
};

/** First step: the brand of a branded partner, or the operator of a normal one, which creates nothing (ruling 34). */
export const requiredDetailsSchema = z
  .object({
    partnerType: z.enum(["BRANDED", "NORMAL"]),
    parentOpId: z.string(),
    title: z.string(),
    opId: z.string(),
    domains: z.array(z.string()),
    domainsLimit: z.string(),
    haveDomain: z.boolean(),
    isCfSelected: z.boolean(),
    cfApiToken: z.string(),
    zoneId: z.string(),
  })
  .transform(({ partnerType, ...values }, context) => {
    const say = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (partnerType === "NORMAL") {
      if (!values.parentOpId) say(["parentOpId"], "Choose the operator of the partner.");
      return { partnerType, parentOpId: values.parentOpId };
    }
    const brand = partnerBrandSchema.safeParse(values);
    if (brand.success) return { partnerType, ...brand.data };
    for (const { path, message } of brand.error.issues) say(path, message);
    return z.NEVER;
  });
