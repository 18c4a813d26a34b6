import { Button, Chart, QrCode } from "@backoffice/ui";
import { createFields, Form, useZodForm } from "@backoffice/ui/form";
import "@backoffice/ui/styles.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";

const schema = z.object({ body: z.string() });
const fields = createFields(schema);

const Text = () => {
  const form = useZodForm({ schema, defaultValues: { body: "<p>Terms</p>" } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <fields.RichTextField name="body" label="Body" />
    </Form>
  );
};

const PARTS = {
  Chart: (
    <Chart
      kind="line"
      label="Deposits"
      categoryLabel="Day"
      categories={["Mon", "Tue"]}
      series={[{ id: "in", label: "In", values: [1, 2] }]}
      format={String}
    />
  ),
  "QR code": <QrCode value="https://example.com" label="Example" />,
  "Rich text": <Text />,
};

/** Parts with libraries of their own, each shown when the bench presses its button. */
const Page = () => {
  const [shown, setShown] = useState<keyof typeof PARTS>();
  return (
    <main>
      {Object.keys(PARTS).map((name) => (
        <Button key={name} onClick={() => setShown(name as keyof typeof PARTS)}>
          {name}
        </Button>
      ))}
      {shown && PARTS[shown]}
    </main>
  );
};
createRoot(document.getElementById("root")!).render(<Page />);
