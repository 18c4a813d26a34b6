import { z } from "zod";

/** Owner fields of a new record: an operator or brand, or, for operator staff, also one of its brands (money §6). */
export const OWNER = {
  opId: z.string(),
  /** Whether the owner is a brand of the user's operator. */
  forBrand: z.boolean(),
  brandId: z.string(),
};

export type Owner = { opId: string; forBrand: boolean; brandId: string };

/** ID of the selected owner; `""` if none is selected. */
export const ownerOf = ({ opId, forBrand, brandId }: Owner): string => (forBrand ? brandId : opId);

/** Rule that an owner is selected, with its error message. */
export const owned =
  (noOperator = "Choose the operator or brand.", noBrand = "Choose the brand.") =>
  (draft: Owner, context: z.RefinementCtx) => {
    if (ownerOf(draft) === "")
      context.addIssue({
        code: "custom",
        path: [draft.forBrand ? "brandId" : "opId"],
        message: draft.forBrand ? noBrand : noOperator,
      });
  };
