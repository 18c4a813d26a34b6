import { useEffect } from "react";
import { Form, RichTextField, useZodForm } from "@backoffice/ui/form";
import { paste } from "../../ui/src/form/rich-text/paste/story-paste.ts";
import { flushSync } from "react-dom";
import { z } from "zod";

const schema = z.object({ body: z.string() });

/** Waits until an element is there. */
const shown = (selector: string): Promise<HTMLElement> =>
  new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) resolve(element);
      else requestAnimationFrame(look);
    };
    look();
  });

/** An element or attribute that no rich text may have; what stands in quotes is an attribute's value. */
const FOREIGN =
  /<(?!\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|br|strong|em|u|s|a|code|table|tbody|tr|th|td|img)[\s>])|<[^>]*\s(?:on\w*|style|srcset)=/;

const PASTED = 5;

/** A field of rich text that is given each text by the server, and every fifth by the clipboard too. */
export const RichText = ({ texts, onDone }: { texts: readonly string[]; onDone: (wrong: string[]) => void }) => {
  const form = useZodForm({ schema, defaultValues: { body: "" } });
  const { setValue, getValues } = form;
  useEffect(() => {
    const write = async () => {
      const box = await shown("[role=textbox]");
      const wrong: string[] = [];
      for (const [at, text] of texts.entries()) {
        // Drawn at once, with the effect in which the editor reads it.
        flushSync(() => setValue("body", text));
        // Pasted text goes the same way, but takes ten times as long.
        if (at % PASTED === 0) paste(box, text);
        const { body } = getValues();
        if (body !== text && FOREIGN.test(body.replaceAll(/"[^"]*"/g, '""'))) wrong.push(body);
      }
      onDone(wrong);
    };
    void write();
  }, [texts, onDone, setValue, getValues]);
  return (
    <Form form={form} onSubmit={() => undefined}>
      <RichTextField name="body" label="Body" />
    </Form>
  );
};
