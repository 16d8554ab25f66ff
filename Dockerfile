# The portal, the provider's API and the sandbox, built. docker-compose.yml says how it is run.
FROM node:24-bookworm-slim

# The project's own Node 26 (node_modules/.bin/node) links against libatomic, which the slim image lacks.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /app /site \
  && chown node:node /app /site

USER node
WORKDIR /app
ENV CI=true

# The packages are a layer of their own, so that a change of the sources does not install them again.
COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node scripts/set-hooks.ts scripts/
RUN npm ci --no-audit --no-fund

COPY --chown=node:node . .
RUN node_modules/.bin/node --input-type=module --eval \
  "import { makeStaleProducts } from './scripts/start/make-products.ts'; await makeStaleProducts(console.log)"

ENV HOST=0.0.0.0 PORT=4010
EXPOSE 4010
CMD ["node_modules/.bin/node", "scripts/start/main.ts"]
