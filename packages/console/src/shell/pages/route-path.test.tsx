import { render } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useParams } from "react-router";
import { expect, it } from "vitest";
import { routePath } from "./route-path.ts";

const Parameters = () => JSON.stringify(useParams());

it.each([
  ["/bets/{id}", "/bets/b-1", { id: "b-1" }],
  ["/bets/{id}", "/bets/b-1/", { id: "b-1" }],
  ["/bets/{id}", "/bets/a%2Fb%20c", { id: "a/b c" }],
  ["/bets/{id}", "/bets/100%", { id: "100%" }],
  ["/support/{brandId}/{ticketId}", "/support/nova/%C3%A9", { brandId: "nova", ticketId: "é" }],
  ["/bets", "/bets", {}],
])("routePath: %s at %s → route parameters", (path, address, parameters) => {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={routePath(path)} element={<Parameters />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(JSON.parse(container.textContent)).toEqual(parameters);
});
