/** The page of the reference. Its scripts and styles are files, as its policy requires. */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference of the provider’s API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/reference/swagger-ui.css">
<link rel="stylesheet" href="/sandbox/reference/reference.css">
</head>
<body>
<header>
<h1>Reference of the provider’s API</h1>
<p>Calls of this page go to the world chosen here. The contract as a file: <a href="/openapi.yaml">openapi.yaml</a>,
<a href="/openapi.json">openapi.json</a>. <a id="console" href="/sandbox/">Console</a> · <a href="/sandbox/rules">Rules</a></p>
<form id="sign-in">
<label>World <select id="world" name="world"></select></label>
<label>Person <select id="person" name="person"></select></label>
<button>Sign in</button>
<output id="signed-in"></output>
</form>
</header>
<main id="reference"></main>
<script src="/sandbox/reference/swagger-ui-bundle.js"></script>
<script type="module" src="/sandbox/reference/start-reference.js"></script>
</body>
</html>
`
