import { ApiError, showFooter, useUpdateFooter, type components } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { takeBack } from "#kit/submit/take-back.ts";
import type { Undo } from "#kit/submit/undoable.ts";
import type { Writer } from "#kit/submit/writer.ts";
import type { FooterOf } from "../footer-of.ts";
import { withEdit, type FooterEdit, type FooterMenu } from "./footer-edit.ts";

type Footer = components["schemas"]["Footer"];

/** Saves changes of a footer, and undoes the last one unless another user has changed the footer since. */
type FooterWriter = Writer<FooterEdit, Footer> & { undo: (saved: Footer) => Undo | undefined };

const CHANGED =
  "Another user has changed this part of the footer. Nothing was saved and your changes are kept. Check the current footer, then save again.";

/** Documented message (content §8). */
export const SAVED = "Footer has been updated successfully";
export const FAILURE = { title: "Unable To Update Footer", words: { refused: "Unable to update Footer" } };

/**
 * Saves a change of a footer. The call takes the entire menu (content §7), so the change is applied to the refetched
 * menu, and not sent if another user changed the affected part.
 */
export const useSaveFooter = ({ opId, language }: FooterOf): FooterWriter => {
  const client = useQueryClient();
  const { operation, send, pending } = useUpdateFooter();
  const [reading, setReading] = useState(false);
  const previous = useRef<FooterMenu>(undefined);
  const save: Writer<FooterEdit, Footer> = {
    operation,
    pending: pending || reading,
    send: async (edit) => {
      setReading(true);
      try {
        const read = showFooter.options({ body: { opId, selectedLanguage: language } });
        const { content } = await client.query({ ...read, staleTime: 0 });
        const menu = withEdit(content.menu, edit);
        if (!menu) throw new ApiError(CHANGED, { kind: "refused", outcome: "rejected", messages: [CHANGED] });
        previous.current = content.menu;
        return await send({ query: { opId, selectedLanguage: language }, body: { content: { menu }, language } });
      } finally {
        setReading(false);
      }
    },
  };
  return {
    ...save,
    undo: ({ content }) => {
      const menu = previous.current;
      if (!menu) return undefined;
      return takeBack({
        change: "Footer changed",
        send: (grant) => save.send({ kind: "order", before: content.menu, menu }, grant),
        success: SAVED,
      });
    },
  };
};
