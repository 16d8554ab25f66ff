# Two images from one build; docker-compose.yml and docs/deployment.md say how they are run.
#   docker build --target portal-site .      nginx with the static portal, nothing of the mock
#   docker build --target provider-mock .    the mock of the API, its sandbox, and the portal for testers
# The bases are exact tags. A release names the bytes that you have checked, and is refused without (docs/deployment.md):
#   docker build --build-arg RELEASE=true --build-arg NODE_IMAGE=node@sha256:... --build-arg BASE_IMAGE=debian@sha256:... .
# The Node that runs is the project's own: package-lock.json pins it by its SHA-512.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim
ARG BASE_IMAGE=debian:12.11-slim

FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
ARG BASE_IMAGE
ARG RELEASE=false
RUN case "$RELEASE $NODE_IMAGE $BASE_IMAGE" in \
    "false "* | "true "*@sha256:*\ *@sha256:*) ;; \
    *) echo "A release needs NODE_IMAGE and BASE_IMAGE with digests: docs/deployment.md" >&2; exit 1 ;; \
  esac
# The project's Node links against libatomic, which slim images lack; binutils has strip.
RUN apt-get update \
  && apt-get install -y --no-install-recommends binutils libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /app \
  && chown node:node /app
USER node
WORKDIR /app
ENV CI=true
# The packages are a layer of their own, so that a change of the sources does not install them again.
COPY --chown=node:node package.json package-lock.json .npmrc ./
COPY --chown=node:node scripts/packages/after-install.ts scripts/packages/
RUN npm ci --no-audit --no-fund
COPY --chown=node:node . .
ENV PATH=/app/node_modules/.bin:$PATH
RUN node scripts/build/site.ts \
  && node scripts/build/provider-image.ts \
  && strip --strip-all -o dist/node node_modules/.bin/node

FROM ${BASE_IMAGE} AS runtime
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && groupadd --gid 10001 portal \
  && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin portal
COPY --from=build --chown=root:root /app/dist/node /usr/local/bin/node

FROM runtime AS portal-site
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates nginx \
  && rm -rf /var/lib/apt/lists/* /var/www/html
COPY --from=build --chown=root:root /app/dist/site /opt/portal
USER 10001:10001
EXPOSE 8080 8443
# nginx finishes the calls that it has begun.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=5s --timeout=3s --retries=3 --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((answer) => process.exit(answer.ok ? 0 : 1))"]
# The configuration is written to the one folder that may be written to, then nginx runs.
CMD ["node", "/opt/portal/configure.mjs", "/tmp/site", "nginx", "-c", "/tmp/site/nginx.conf"]

FROM runtime AS provider-mock
# docker-compose.yml mounts the volume of its nginx here; a new volume takes over the owner.
RUN mkdir /site && chown 10001:10001 /site
WORKDIR /app
COPY --from=build --chown=root:root /app/dist/provider ./
USER 10001:10001
ENV HOST=0.0.0.0 PORT=4010
EXPOSE 4010
HEALTHCHECK --interval=5s --timeout=3s --retries=3 --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/readyz').then((answer) => process.exit(answer.ok ? 0 : 1))"]
CMD ["node", "--min-semi-space-size=8", "--max-semi-space-size=8", "dist/server/container.js"]
