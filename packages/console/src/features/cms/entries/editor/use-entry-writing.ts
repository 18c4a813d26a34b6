import { applyFieldErrors, type FormSchema, type ZodForm } from "@backoffice/ui/form";
import { useRef, useState } from "react";
import type { z } from "zod";
import { nameInValues } from "#kit/panels/form-parts/name-in-values.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { isVersionConflict } from "#entities/content/version-conflict/use-version-conflict.ts";
import type { Way, Ways } from "./status-ways.ts";

type EntryWritingProps<Schema extends FormSchema, Input, Data> = {
  form: ZodForm<Schema>;
  ways: Ways;
  title: string;
  write: Writer<Input, Data>;
  input: (valid: z.output<Schema>, status: string, keepsPublished: boolean) => Input;
  renamed: Readonly<Record<string, string>>;
  onSaved: () => void;
  /** The answer, and the values when the request was sent: later input is not saved. */
  onDone: (answer: Data, sent: z.input<Schema>) => void;
};

/** Sends an entry with the status that a button asks for; what players see at once is confirmed first. */
export const useEntryWriting = <Schema extends FormSchema, Input, Data>({
  form,
  ways,
  title,
  write,
  input,
  renamed,
  onSaved,
  onDone,
}: EntryWritingProps<Schema, Input, Data>) => {
  /** A valid entry that is shown to players once that is confirmed. */
  const [live, setLive] = useState<{ way: Way; valid: z.output<Schema> }>();
  /** The status that a button asks for; otherwise the current one is kept. */
  const nextWay = useRef<Way>(undefined);
  const wayNow = () => nextWay.current ?? ways.save;
  const sent = useRef<z.input<Schema>>(undefined);
  const { submit, pending } = useSubmit({
    write,
    verb: "Save",
    noun: "changes",
    success: () => wayNow().success,
    record: () => nameInValues(form.getValues()) ?? title,
    failure: { onRefused: isVersionConflict, fieldNames: renamed },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
    onSaved,
    after: { onDone: (answer) => onDone(answer, sent.current!) },
  });
  const sendAs = async (way: Way, valid: z.output<Schema>) => {
    nextWay.current = way;
    sent.current = structuredClone<z.input<Schema>>(form.getValues());
    await submit(input(valid, way.to, way.keepsPublished ?? false));
    nextWay.current = undefined;
  };
  return {
    pending,
    live,
    confirm: () => live && void sendAs(live.way, live.valid),
    cancel: () => setLive(undefined),
    want: (way: Way | undefined) => {
      nextWay.current = way;
    },
    send: (valid: z.output<Schema>) => {
      const way = wayNow();
      nextWay.current = undefined;
      return way.goesLive ? setLive({ way, valid }) : sendAs(way, valid);
    },
  };
};
